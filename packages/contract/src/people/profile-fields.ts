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

/** An ID number as it travels: in the clear, or hidden with the key of `/cms/getEncryptKey` as `sealed:<keyId>:<base64>`. */
export const IdNumberInTransit = z.string().trim().min(1).max(1000)
