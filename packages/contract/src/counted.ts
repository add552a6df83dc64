/** A number, also one that is formatted already, with its English word, which knows one and many. */
export const counted = (count: number | string, one: string, many = `${one}s`): string => `${count} ${String(count) === '1' ? one : many}`
