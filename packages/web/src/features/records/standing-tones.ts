/** How a status looks beside a name. */
export const standingTones = { studying: 'good', graduated: 'over', left: 'bad' } as const
