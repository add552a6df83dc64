import { z } from 'zod'

export const Nickname = z.string().trim().min(6, 'nickname').max(50, 'nickname')

/** The name in Latin letters, as certificates print it. */
export const NamePinyin = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z' -]*$/, 'pinyin')

/** Empty takes the number away. */
export const Qq = z
  .string()
  .trim()
  .regex(/^([1-9]\d{4,11})?$/, 'qq')

/** The number of any paper, as somebody wrote it; that of an ID card is checked where it is known to be one. */
export const GivenIdNumber = z.string().trim().min(1).max(100)
