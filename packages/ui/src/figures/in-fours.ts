/** Figures in groups of four, so that they can be read out and typed. */
export const inFours = (code: string): string => code.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ')
