import { z } from 'zod'
import { IdCardNumber } from './account/id-card.ts'

export const Id = z.uuid('wrong')
export const Instant = z.iso.datetime({ offset: true })
/** A time of day; 24:00 is the end of the day. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'clock_time')

/**
 * What a text may have to be, once for the contract, the forms of the app and the forms that schools design. Each name is also that of
 * the sentence in `fieldTexts` that says what is wrong.
 */
const textPatterns = {
  mobile: /^1[3-9]\d{9}$/,
  /** With or without the area code and an extension (010-6278 5001-8012), or a service number (400-810-8888). */
  landline: /^(?:(?:\(?0\d{2,3}\)?[- ]?)?[2-9]\d{2,3}[- ]?\d{4}(?:[- 转]\d{1,6})?|[48]00[- ]?\d{3}[- ]?\d{4})$/,
  url: /^https?:\/\/[^\s/?#@]+(?:[/?#]\S{0,1900})?$/i,
  /** Of the mainland: seven signs, or eight for cars with a battery; also those of trailers, learners, the police and consulates. */
  plate:
    /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使][A-HJ-NP-Z](?:[A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳领]|\d{5}[A-HJK]|[A-HJK][A-HJ-NP-Z0-9]\d{4})$/,
  chinese: /^[\p{Script=Han}·]+$/u,
  letters: /^[A-Za-z]+$/,
  digits: /^\d+$/,
} as const

const ruled = (rule: keyof typeof textPatterns) => z.string().trim().regex(textPatterns[rule], rule)

/** A mainland mobile number. */
export const Mobile = ruled('mobile')
const Landline = ruled('landline')
/** Any number that can be called: of a mobile phone, a landline, or a short one as of the police or inside the school. */
export const PhoneNumber = z.union([
  Mobile,
  Landline,
  z
    .string()
    .trim()
    .regex(/^\d{3,6}$/, 'phone'),
])
export const WebAddress = ruled('url')
const PlateNumber = z.string().trim().toUpperCase().regex(textPatterns.plate, 'plate')
const ChineseText = ruled('chinese')
const Letters = ruled('letters')
const Digits = ruled('digits')
/** A code of so many digits. */
export const codeOfDigits = (count: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${count}}$`), count === 6 ? 'six_digits' : `digits_${count}`)
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('email'))
export const CodeOfSixDigits = codeOfDigits(6)
export const CaptchaAnswer = z
  .string()
  .trim()
  .min(1)
  .max(12)
  .regex(/^[0-9a-zA-Z]+$/, 'captcha_letters')
export const Consent = z.literal(true, 'consent')

/** The rules that the text fields of a school's own forms can have. */
export const textRules = {
  mobile: Mobile,
  landline: Landline,
  email: Email,
  url: WebAddress,
  plate: PlateNumber,
  identity_number: IdCardNumber,
  chinese: ChineseText,
  letters: Letters,
  digits: Digits,
  six_digits: CodeOfSixDigits,
} as const satisfies Record<string, z.ZodType<string, string>>
export type TextRule = keyof typeof textRules
export const textRuleNames = Object.keys(textRules) as [TextRule, ...TextRule[]]
