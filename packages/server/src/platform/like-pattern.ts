/** Finds the words anywhere, as they were typed: a percent sign is a percent sign. */
export const likePattern = (words: string) => `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
