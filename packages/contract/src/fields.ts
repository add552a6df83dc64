import { z } from 'zod'

export const Id = z.uuid('wrong')
export const Instant = z.iso.datetime({ offset: true })
/** A time of day; 24:00 is the end of the day. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'clock_time')

/** A mainland mobile number. */
export const Mobile = z
  .string()
  .trim()
  .regex(/^1[3-9]\d{9}$/, 'mobile')
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('email'))
export const CodeOfSixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'six_digits')
export const CaptchaAnswer = z
  .string()
  .trim()
  .min(1)
  .max(12)
  .regex(/^[0-9a-zA-Z]+$/, 'captcha_letters')
export const Consent = z.literal(true, 'consent')
