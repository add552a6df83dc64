/** The teacher who can be tried out acts for students. */
export const agents: readonly string[] = ['T0001']
