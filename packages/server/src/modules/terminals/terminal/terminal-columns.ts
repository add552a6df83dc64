/** By which words a terminal is found. */
export const terminalWords = ['terminal.number', 'terminal.name', 'terminal.name_en', 'terminal.name_tw'] as const

/** By which terminal something is, and where that stands: for a query that joins terminals. */
export const terminalColumns = [
  'terminal.id as terminal_id',
  'terminal.number',
  'terminal.name',
  'terminal.name_en',
  'terminal.name_tw',
  'terminal.location',
  'terminal.location_en',
  'terminal.location_tw',
] as const
