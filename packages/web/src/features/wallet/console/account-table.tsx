import type { OutputOf } from '@campus/contract/call.ts'
import { Provider, providerNames } from '@campus/contract/payment/pay-ways.ts'
import type { ledgerOverview } from '@campus/contract/wallet/console.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './wallet.css'
import { ledgerWords } from './words.ts'

type Account = OutputOf<typeof ledgerOverview>['accounts'][number]

const kinds = { free: 'people', print: 'people', held: 'people', payout: 'people', revenue: 'school', granted: 'school' } as const
type Kind = keyof typeof kinds

const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind)

interface AccountRow {
  readonly kind: string
  readonly name: string
  readonly owner: string
  readonly meaning: string
  readonly balance: number
}

/** Each account with what it means, those of people first. */
const useRows = (accounts: readonly Account[]): AccountRow[] => {
  const words = useWords(ledgerWords)
  const say = useSay()
  const rowOf = ({ kind, balance }: Account): AccountRow => {
    if (isKind(kind)) return { kind, name: words[kind], owner: words[kinds[kind]], meaning: words[`${kind}Text`], balance }
    const { data: provider } = Provider.safeParse(kind)
    return { kind, name: provider ? say(providerNames[provider]) : kind, owner: words.provider, meaning: words.providerText, balance }
  }
  const order = Object.keys(kinds)
  const placeOf = ({ kind }: Account) => (isKind(kind) ? order.indexOf(kind) : order.length)
  return accounts.toSorted((one, other) => placeOf(one) - placeOf(other)).map(rowOf)
}

const useColumns = (): Columns<AccountRow> => {
  const words = useWords(ledgerWords)
  const mark = (row: AccountRow, text: string) => (row.kind === 'sum' ? <strong>{text}</strong> : text)
  return [
    { title: words.account, cell: (row) => mark(row, row.name) },
    { title: words.owner, cell: ({ owner }) => owner },
    { title: words.meaning, cell: ({ meaning }) => <span className="account-meaning">{meaning}</span> },
    { title: words.balance, cell: (row) => mark(row, yuan(row.balance)), isNumber: true },
  ]
}

/** Every kind of account, down to the sum that is nothing. */
export function AccountTable({ accounts }: { readonly accounts: readonly Account[] }) {
  const words = useWords(ledgerWords)
  const rows = useRows(accounts)
  const columns = useColumns()
  const sum = accounts.reduce((total, { balance }) => total + balance, 0)
  return (
    <Table
      label={words.accounts}
      columns={columns}
      rows={[...rows, { kind: 'sum', name: words.sum, owner: '', meaning: '', balance: sum }]}
      keyOfRow={({ kind }) => kind}
    />
  )
}
