/** What the terminals of journeys are called, with a number behind it. */
export const terminalName = '旅程终端'
