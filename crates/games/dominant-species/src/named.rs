//! Enums whose variants have an id for records and a name in both languages.

/// Makes the enum and its names out of one list, so that they can't disagree.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $count:literal { $($variant:ident, $id:literal, $english:literal, $russian:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name {
            $(
                #[doc = concat!($english, ", ", $russian, ".")]
                #[serde(rename = $id)]
                $variant,
            )*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; $count] = [$($name::$variant),*];

            /// The place in [`ALL`](Self::ALL), from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name used in records.
            pub const fn id(self) -> &'static str {
                const IDS: [&str; $count] = [$($id),*];
                IDS[self as usize]
            }

            /// The English name.
            pub const fn english(self) -> &'static str {
                const NAMES: [&str; $count] = [$($english),*];
                NAMES[self as usize]
            }

            /// The Russian name.
            pub const fn russian(self) -> &'static str {
                const NAMES: [&str; $count] = [$($russian),*];
                NAMES[self as usize]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.english())
            }
        }
    };
}

pub(crate) use named;
