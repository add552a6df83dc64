/** After the stamp, and before it is delivered: what the app asks for while it starts refutes nothing. */
export const afterMs = 30_000
export const startMs = 120_000
/** What is delivered sooner leaves no time in which the phone could be seen online: only a person confirms it. */
export const unprovenSeconds = (afterMs + startMs) / 1000
