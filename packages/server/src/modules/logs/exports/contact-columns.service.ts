import { maskEmail, maskIdCard, maskPhone } from '@campus/contract/masks.ts'

interface Contact {
  readonly phone: string
  readonly email: string
  readonly idCard: string
}

/** How somebody can be reached and told apart: as screens mask it, and plain where a second administrator approves. */
export const contactColumns = [
  {
    key: 'phoneMasked',
    title: ['手机号（已隐藏）', 'Phone (masked)', '手機號碼（已隱藏）'],
    cell: ({ phone }: Contact) => maskPhone(phone),
  },
  { key: 'emailMasked', title: ['邮箱（已隐藏）', 'Email (masked)', '電子信箱（已隱藏）'], cell: ({ email }: Contact) => maskEmail(email) },
  {
    key: 'idCardMasked',
    title: ['身份证号（已隐藏）', 'ID number (masked)', '身分證號（已隱藏）'],
    cell: ({ idCard }: Contact) => maskIdCard(idCard),
  },
  { key: 'phone', title: ['手机号', 'Phone', '手機號碼'], isUnmasked: true, cell: ({ phone }: Contact) => phone },
  { key: 'email', title: ['邮箱', 'Email', '電子信箱'], isUnmasked: true, cell: ({ email }: Contact) => email },
  { key: 'idCard', title: ['身份证号', 'ID number', '身分證號'], isUnmasked: true, cell: ({ idCard }: Contact) => idCard },
] as const
