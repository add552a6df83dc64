import type { UserType } from '@campus/contract/roles.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Holder } from '../holder.service.ts'

/** What else happens when somebody leaves for good; accounts and money are above people, so they hand it over. */
export interface Leaving {
  /** Why an account cannot be closed yet, and the print beans that it is about. */
  readonly moneyInTheWay: (
    ctx: Ctx,
    who: { readonly schoolId: string; readonly personId: string; readonly givesUpBeans: boolean },
  ) => Promise<{ readonly code: 'money_moving' | 'beans_left' | 'beans_lapse'; readonly beans: number } | undefined>
  /** Ends every way in, with all that only the account had, and tells its holder. */
  readonly closeAccount: (ctx: Ctx, holder: Holder) => Promise<void>
}

/** Guests leave with their data; students and staff stay as long as the school knows them. */
export const leavesWithData = (kind: UserType) => kind === 'visitor' || kind === 'family'
