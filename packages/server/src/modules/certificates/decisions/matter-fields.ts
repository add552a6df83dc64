import type { FormValues } from '@campus/contract/approval/form.ts'
import type { MatterField } from '../../approval/matter.ts'

/** What a process of the school knows of an application: what its conditions compare and its cards show. */
export const applicationFields: readonly MatterField[] = [
  { id: 'certificate', name: 'TextInput', title: ['证明', 'Certificate', '證明'], props: { abstract: true } },
  { id: 'code', name: 'TextInput', title: ['证明编号', 'Certificate code', '證明編號'] },
  {
    id: 'way',
    name: 'SelectInput',
    title: ['领取方式', 'Delivery', '領取方式'],
    props: { abstract: true },
    options: [
      { value: 'download', label: ['下载', 'Download', '下載'] },
      { value: 'email', label: ['邮件', 'Email', '郵件'] },
      { value: 'paper', label: ['纸质', 'Paper', '紙本'] },
    ],
  },
  { id: 'copies', name: 'NumberInput', title: ['份数', 'Copies', '份數'], valueType: 'Number', props: { abstract: true, precision: 0 } },
  { id: 'heading', name: 'TextInput', title: ['抬头', 'Addressed to', '抬頭'] },
  { id: 'amount', name: 'AmountInput', title: ['金额', 'Price', '金額'], valueType: 'Number' },
]

interface Described {
  readonly name: string
  readonly code: string
  readonly way: string
  readonly copies: number
  readonly heading: string
  readonly amount: number
}

/** Money is in yuan there, as in all forms. */
export const valuesOf = ({ name, code, way, copies, heading, amount }: Described): FormValues => ({
  certificate: name,
  code,
  way,
  copies,
  ...(heading === '' ? {} : { heading }),
  amount: amount / 100,
})
