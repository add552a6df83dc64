const prefixes = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'))

/** The part of the store whose turn it is: all of it once a day, an hour's part at a time, so that a run stays short however much is kept. */
export const prefixesOf = (hour: number): string[] => prefixes.filter((_, index) => index % 24 === hour)

const toleratedStrangers = 20

/** A store that holds more of strangers than of this database was filled by another: a restored backup, a wrong address, a shared bucket. */
export const looksForeign = ({ looked, unnamed }: { readonly looked: number; readonly unnamed: number }): boolean =>
  unnamed > toleratedStrangers && unnamed * 2 > looked
