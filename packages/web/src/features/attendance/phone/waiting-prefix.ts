/** Below this lie stamps that wait for the network; it stands alone, so that the app can look without loading the rest. */
export const waitingStampsPrefix = 'campus.stamps.'
