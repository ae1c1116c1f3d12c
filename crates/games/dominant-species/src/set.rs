//! Sets of small things, one bit each.

/// Makes a set type. Its things have `ALL` and `index`. In JSON a set is a list; a thing listed twice is refused.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident of $item:ident in $bits:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const EMPTY: $name = $name(0);
            /// Everything.
            pub const ALL: $name = $name($bits::MAX >> ($bits::BITS - $item::ALL.len() as u32));

            /// One thing alone.
            #[inline]
            pub const fn only(item: $item) -> $name {
                $name(1 << item.index())
            }

            /// Whether the thing is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Adds a thing.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes a thing out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// How many things are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether nothing is in the set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first thing of the set.
            #[inline]
            pub fn first(self) -> Option<$item> {
                $item::ALL.get(self.0.trailing_zeros() as usize).copied()
            }

            /// What is in either set.
            #[inline]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in this set but not in the other.
            #[inline]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// The things in their order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone + use<> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let item = $item::ALL.get(rest.trailing_zeros() as usize).copied()?;
                    rest &= rest - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                let mut set = $name::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let items = Vec::<$item>::deserialize(deserializer)?;
                let set: $name = items.iter().copied().collect();
                if set.len() == items.len() { Ok(set) } else { Err(serde::de::Error::custom("listed twice")) }
            }
        }
    };
}

pub(crate) use bit_set;
