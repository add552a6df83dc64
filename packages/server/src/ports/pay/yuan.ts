import { z } from 'zod'

/** A sum in yuan, as providers write it, becomes whole fen digit by digit, never through a fraction; or it is none. */
export const Yuan = z
  .string()
  .regex(/^\d{1,11}(\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = '', cents = ''] = text.split('.')
    return Number(`${whole}${cents.padEnd(2, '0')}`)
  })

/** Whole fen as people write them. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2)
