/** A number with its English word, which knows one and many. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
