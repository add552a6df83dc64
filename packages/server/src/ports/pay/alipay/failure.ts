import { OutsideFailure, type OutsideFailureKind } from '../../../platform/http-client/outside-failure.ts'

/** `20000` and words of `isp` are troubles of their own; an account without enough money for a refund is filled by the next sales. */
const isOfTheMoment = (code: string, word: string) =>
  code === '20000' || /^(aop\.)?(isp\.|ACQ\.SYSTEM_ERROR|ACQ\.SELLER_BALANCE_NOT_ENOUGH)/i.test(word)

const kindOf = (code: string, word: string): OutsideFailureKind => {
  if (isOfTheMoment(code, word)) return 'unreachable'
  return code === '40004' ? 'refused' : 'misconfigured'
}

export const alipayFailure = ({ code, sub_code = '' }: { readonly code: string; readonly sub_code?: string | undefined }): OutsideFailure =>
  new OutsideFailure('alipay', kindOf(code, sub_code), 'did not do what was asked', sub_code || code)
