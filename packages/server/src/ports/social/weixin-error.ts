import { z } from 'zod'
import { OutsideFailure, type OutsideFailureKind } from '../../platform/http-client/outside-failure.ts'

/** WeChat and WeCom answer errors with HTTP 200 and a number; its absence and 0 both mean done. */
export const WeixinAnswer = z.object({ errcode: z.number().optional() })

const aboutTheCode = new Set([40029, 40163, 41008, 42003])
const tryLater = new Set([-1, 45009, 45011])

const kindOf = (errcode: number): OutsideFailureKind => {
  if (aboutTheCode.has(errcode)) return 'refused'
  return tryLater.has(errcode) ? 'unreachable' : 'misconfigured'
}

export const throwWeixinError = (provider: string, { errcode }: z.infer<typeof WeixinAnswer>): void => {
  if (errcode) throw new OutsideFailure(provider, kindOf(errcode), 'did not accept the login', String(errcode))
}
