/** Below these lie stamps and marks that wait for the network; they stand alone, so that the app can look without loading the rest. */
export const waitingStampsPrefix = 'campus.stamps.'
export const waitingMarksPrefix = 'campus.marks.'
