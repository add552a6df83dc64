import type { Notice } from '../../../ports/pay/pay.ts'

/** Numbers and references are short plain signs at every provider. */
const isPlain = (text: string) => /^[\x21-\x7e]{1,128}$/.test(text)

/** Well above anything that is sold, well below what whole numbers can hold. */
const maxFen = 1e13

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount > 0 && amount <= maxFen

/** The times that the database can keep. */
const isTime = (at: Date) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 9999

/** Whether what a notice says can be kept at all; one that says something else cannot be from the provider. */
export const isReadable = (notice: Notice): boolean => {
  if (notice.kind === 'refund') return isPlain(notice.refundNumber) && (notice.status.ref === '' || isPlain(notice.status.ref))
  const { number, status } = notice
  return isPlain(number) && (status.state !== 'paid' || (isAmount(status.amount) && isPlain(status.ref) && isTime(status.paidAt)))
}
