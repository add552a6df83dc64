import type { Language } from '@campus/contract/language.ts'
import { maskedNameIn } from '@campus/contract/people/person-name.ts'
import type { EntrustmentRow } from './entrustment.repository.ts'

type Owner = Pick<EntrustmentRow, 'owner_name' | 'owner_pinyin'>
type Delegate = Pick<EntrustmentRow, 'delegate_name' | 'delegate_pinyin'>

/** Each of the two learns no whole name of the other. */
export const ownerNameIn = ({ owner_name: name, owner_pinyin: namePinyin }: Owner, language: Language) =>
  maskedNameIn({ name, namePinyin }, language)

export const delegateNameIn = ({ delegate_name: name, delegate_pinyin: namePinyin }: Delegate, language: Language) =>
  maskedNameIn({ name, namePinyin }, language)
