//! Six small numbers in one word, one for each animal or each type of element: searches ask for all of them at once.

/// Six small numbers, each in a byte of its own, the first in the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Counts(u64);

/// The highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// 1 in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

impl Counts {
    pub(crate) const NONE: Counts = Counts(0);

    #[inline]
    pub(crate) const fn new(numbers: [u8; 6]) -> Counts {
        let [a, b, c, d, e, f] = numbers;
        Counts(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    #[inline]
    pub(crate) const fn numbers(self) -> [u8; 6] {
        let [a, b, c, d, e, f, _, _] = self.0.to_le_bytes();
        [a, b, c, d, e, f]
    }

    #[inline]
    pub(crate) const fn at(self, index: usize) -> u8 {
        (self.0 >> (8 * index)) as u8
    }

    #[inline]
    pub(crate) const fn set(&mut self, index: usize, number: u8) {
        self.0 = self.0 & !(0xff << (8 * index)) | (number as u64) << (8 * index);
    }

    /// One bit for each number that is not 0.
    #[inline]
    pub(crate) const fn some(self) -> u8 {
        // Whatever is not 0 has its byte's highest bit or carries into it; the product brings these bits together.
        let bits = (((self.0 & !HIGH) + !HIGH) | self.0) & HIGH;
        ((bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }

    /// How many numbers come before the one at this place: larger ones, and of equal ones those before it. The number must
    /// not be 0, and none may be above 127.
    #[inline]
    pub(crate) const fn rank(self, index: usize) -> usize {
        // A byte keeps its borrowed highest bit where it is at least as large as what is taken away.
        let number = self.at(index) as u64 * ONES;
        let as_large = (self.0 | HIGH).wrapping_sub(number);
        let larger = as_large.wrapping_sub(ONES);
        let before = (1 << (8 * index)) - 1;
        let larger = (larger | as_large & before) & HIGH;
        ((larger >> 7).wrapping_mul(ONES) >> 56) as usize
    }

    /// All of them added up.
    #[inline]
    pub(crate) const fn sum(self) -> u32 {
        // Pairs first, so that nothing is too large for its place.
        const EVERY_OTHER: u64 = 0x00ff_00ff_00ff_00ff;
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 8 & EVERY_OTHER);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }

    /// Each number and its counterpart added up; no sum may be above 255.
    #[inline]
    pub(crate) const fn plus(self, other: Counts) -> Counts {
        Counts(self.0.wrapping_add(other.0))
    }

    /// The same numbers from the last to the first, for [`times`](Self::times).
    #[inline]
    pub(crate) const fn mirrored(self) -> Mirrored {
        Mirrored(self.0.swap_bytes())
    }

    /// Each number times its counterpart, added up. The sums of both must not come to more than 255 as a product.
    #[inline]
    pub(crate) const fn times(self, other: Mirrored) -> u8 {
        // A product of words is a product of polynomials: the highest byte gathers what stood in the same place.
        (self.0.wrapping_mul(other.0) >> 56) as u8
    }
}

/// Six small numbers from the last to the first.
#[derive(Clone, Copy)]
pub(crate) struct Mirrored(u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_where_it_was_put() {
        let mut counts = Counts::NONE;
        (0..6).for_each(|index| counts.set(index, 10 + index as u8));
        counts.set(2, 0);
        assert_eq!(counts.numbers(), [10, 11, 0, 13, 14, 15]);
        assert_eq!(counts, Counts::new([10, 11, 0, 13, 14, 15]));
        assert_eq!(counts.at(5), 15);
    }

    #[test]
    fn every_number_that_is_not_0_has_its_bit() {
        for number in [1, 2, 55, 127, 128, 255] {
            for set in 0_u8..64 {
                let counts = Counts::new([0, 1, 2, 3, 4, 5].map(|index| number * (set >> index & 1)));
                assert_eq!(counts.some(), set);
            }
        }
    }

    #[test]
    fn whoever_has_more_comes_before_and_of_equal_ones_the_first() {
        for numbers in [[3, 1, 4, 1, 5, 9], [0, 0, 7, 0, 7, 7], [127, 1, 127, 126, 2, 1], [1; 6], [0, 0, 0, 0, 0, 55]] {
            for (index, &number) in numbers.iter().enumerate().filter(|&(_, &number)| number > 0) {
                let before = |&(other, &more): &(usize, &u8)| more > number || more == number && other < index;
                let expected = numbers.iter().enumerate().filter(before).count();
                assert_eq!(Counts::new(numbers).rank(index), expected, "{numbers:?} {index}");
            }
        }
    }

    #[test]
    fn sums_are_exact() {
        assert_eq!(Counts::new([255; 6]).sum(), 6 * 255);
        assert_eq!(Counts::new([1, 2, 3, 4, 5, 6]).sum(), 21);
        let both = Counts::new([1, 2, 3, 4, 5, 100]).plus(Counts::new([250, 0, 1, 2, 3, 155]));
        assert_eq!(both.numbers(), [251, 2, 4, 6, 8, 255]);
    }

    #[test]
    fn numbers_are_multiplied_one_by_one() {
        for seed in 0_u32..20_000 {
            let digit = |place: u32| (seed.wrapping_mul(2_654_435_761) >> (2 * place) & 3) as u8;
            let ours = [0, 1, 2, 3, 4, 5].map(digit);
            let theirs = [6, 7, 8, 9, 10, 11].map(digit);
            let expected: u8 = ours.iter().zip(theirs).map(|(one, other)| one * other).sum();
            if ours.iter().sum::<u8>() <= 15 && theirs.iter().sum::<u8>() <= 15 {
                assert_eq!(Counts::new(ours).times(Counts::new(theirs).mirrored()), expected);
            }
        }
        assert_eq!(Counts::new([6, 0, 0, 0, 0, 0]).times(Counts::new([6, 0, 0, 0, 0, 0]).mirrored()), 36);
        assert_eq!(Counts::new([0, 0, 0, 0, 0, 6]).times(Counts::new([6, 0, 0, 0, 0, 0]).mirrored()), 0);
    }
}
