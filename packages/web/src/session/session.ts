import { randomId } from '@campus/client/random-id.ts'
import { afterLoss } from '@campus/client/session/session-store.ts'
import { SessionUser } from '@campus/contract/envelope.ts'
import { defaultLanguage, languages } from '@campus/contract/language.ts'
import { UserType } from '@campus/contract/roles.ts'
import { SchoolLook } from '@campus/contract/school/look.ts'
import { z } from 'zod'

export const LoginMode = z.enum(['password', 'phone', 'email', 'passkey', 'wechat', 'wecom', 'dingtalk', 'sso', 'scan', 'face'])
const Beans = z.number().int().min(0).nullable()
const flag = z.boolean().catch(false)
const nothingKnown = { model: '', system: '', screen: '' }

/** What the device keeps between visits. A spoilt field falls back alone; the rest of the session stays. */
const SessionFields = z.object({
  token: z.string().catch(''),
  user: SessionUser.nullable().catch(null),
  isAgent: flag,
  remember: z.string().catch(''),
  language: z.enum(languages).catch(defaultLanguage),
  /** The language of the account as this device last heard it, and whether one chosen here has not reached the account yet. */
  accountLanguage: z.enum(languages).nullable().catch(null),
  isLanguageUnsaved: flag,
  /** The way in this person prefers, the way this session was opened, and as what kind of person. */
  loginMode: LoginMode.catch('password'),
  currentLoginMode: LoginMode.nullable().catch(null),
  loginType: UserType.nullable().catch(null),
  guid: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .catch(randomId),
  deviceInfo: z.object({ model: z.string(), system: z.string(), screen: z.string() }).catch(nothingKnown),
  school: z.object({ id: z.uuid(), name: z.string() }).nullable().catch(null),
  look: SchoolLook.catch({ colour: null, logo: '' }),
  displayMode: SessionUser.shape.displayMode.catch('system'),
  tabBar: z.enum(['five', 'four']).catch('five'),
  freeBeans: Beans.catch(null),
  printBeans: Beans.catch(null),
  openId: z.string().catch(''),
  refreshMessages: flag,
  refreshMessageCount: flag,
  refreshWorkbench: flag,
})
export type Session = z.infer<typeof SessionFields>

const objectIn = (text: string | null): object => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

export const parseSession = (text: string | null): Session => SessionFields.parse(objectIn(text))

/** A person left on purpose: the next one on this device finds nothing of theirs. */
export const afterLogout = (session: Session): Session => ({
  ...afterLoss(session),
  remember: '',
  accountLanguage: null,
  isLanguageUnsaved: false,
  currentLoginMode: null,
  school: null,
  displayMode: 'system',
  freeBeans: null,
  printBeans: null,
  openId: '',
  refreshMessages: true,
  refreshMessageCount: true,
  refreshWorkbench: true,
})

interface Answer {
  readonly token?: string | undefined
  readonly user?: SessionUser | undefined
  readonly isAgent?: boolean | undefined
}

/** The account's language, where it is another than this device last heard. A choice on this device that is not saved yet wins. */
export const afterAccountLanguage = (session: Session, heard: Session['language'] | undefined): Session => {
  if (session.isLanguageUnsaved || !heard || heard === session.accountLanguage) return session
  return { ...session, language: heard, accountLanguage: heard }
}

/** What somebody may do, where the school changed it since this device last heard. */
export const afterRights = (session: Session, rights: Pick<SessionUser, 'roles' | 'duties'> | undefined): Session => {
  const { user } = session
  if (!user || !rights) return session
  const { duties: _past, ...rest } = user
  const next = { ...rest, roles: rights.roles, ...(rights.duties && { duties: rights.duties }) }
  const isSame = JSON.stringify([user.roles, user.duties]) === JSON.stringify([next.roles, next.duties])
  return isSame ? session : { ...session, user: next }
}

/** A token in an answer replaces token, user and agent flag together, so that no half of two sessions is ever kept. */
export const afterAnswer = (session: Session, { token, user, isAgent }: Answer): Session =>
  token
    ? {
        ...afterAccountLanguage(session, user?.language),
        token,
        user: user ?? null,
        isAgent: isAgent ?? false,
        school: user ? { id: user.schoolId, name: user.schoolName } : session.school,
        displayMode: user?.displayMode ?? session.displayMode,
      }
    : session
