import { z } from 'zod'

/** Where else people may log in. Apart from the calls: every page reads it, few use them. */
export const OutsideProvider = z.enum(['wechat', 'wecom', 'dingtalk', 'cas', 'oidc'])
export type OutsideProvider = z.infer<typeof OutsideProvider>
