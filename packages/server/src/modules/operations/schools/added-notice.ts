import type { OwnerNotice } from '../../account/password/notify-owner.service.ts'
import type { Holder } from '../../people/person/holder.service.ts'

/** To everybody who manages: nobody should become an administrator without the others knowing. */
export const addedNotice = ({ name, number }: Holder): OwnerNotice => ({
  title: ['系统运维人员添加了一位管理员', 'An operator added an administrator', '系統維運人員新增了一位管理員'],
  lines: [
    [
      `${name}（${number}）现为本校管理员。如果您不了解此事，请立即联系运维人员。`,
      `${name} (${number}) is an administrator of the school now. If you did not expect this, contact the operator immediately.`,
      `${name}（${number}）現為本校管理員。如果您不了解此事，請立即聯絡維運人員。`,
    ],
  ],
})
