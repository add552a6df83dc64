/** Well formed, but of a kind that is not supported here, so that nothing can be said about it. */
export class Unsupported extends Error {}
