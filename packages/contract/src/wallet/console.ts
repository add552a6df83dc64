import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { listFilter } from '../list-filter.ts'
import { PageQuery, sortBy, summedPageOf } from '../page.ts'
import { Withdrawal, WithdrawalState } from './withdrawals.ts'

const Owner = z.object({ personId: Id, personName: z.string(), personNumber: z.string() })

export const SchoolWithdrawalFilter = z.object({
  state: WithdrawalState.optional(),
  words: z.string().trim().max(60).optional(),
  ...listFilter,
})

export const schoolWithdrawals = call({
  method: 'GET',
  path: '/console/wallet/withdrawals',
  who: ['admin', 'auditor'],
  summary: 'The withdrawals of my school, found by number, name or number of a person, state, unit and day; newest first.',
  query: PageQuery.extend({ ...SchoolWithdrawalFilter.shape, sort: sortBy('createdAt', 'amount', 'dueAt') }),
  output: summedPageOf(Withdrawal.extend(Owner.shape)),
})

export const decideWithdrawal = call({
  method: 'POST',
  path: '/console/wallet/withdrawals/decide',
  who: ['admin'],
  summary: 'Pay out a waiting withdrawal now, or return it with a reason for its owner.',
  body: z
    .object({ id: Id, verdict: z.enum(['pay', 'refuse']), reason: z.string().trim().max(200).default('') })
    .refine(({ verdict, reason }) => verdict === 'pay' || reason.length > 0, { message: 'required', path: ['reason'] }),
  output: Done,
  refusals: ['already_decided', 'own_request'],
  idempotency: 'required',
})

export const GrantFilter = z.object({ words: z.string().trim().max(60).optional(), ...listFilter })

export const grants = call({
  method: 'GET',
  path: '/console/wallet/grants',
  who: ['admin', 'auditor'],
  summary: 'Free beans that my school gave, found by name or number of a person, reason, unit and day; newest first.',
  query: PageQuery.extend({ ...GrantFilter.shape, sort: sortBy('at') }),
  output: summedPageOf(Owner.extend({ id: Id, amount: z.number().int(), reason: z.string(), grantedBy: z.string(), at: Instant })),
})

const Numbers = z.array(z.string().trim().min(1).max(50)).min(1, 'required').max(500)

export const grantees = call({
  method: 'POST',
  path: '/console/wallet/grantees',
  who: ['admin'],
  summary: 'The people of my school who have these numbers, before beans are granted, and the numbers that no one has.',
  body: z.object({ numbers: Numbers }),
  output: z.object({
    people: z.array(z.object({ id: Id, number: z.string(), name: z.string(), unitName: z.string() })),
    unknown: z.array(z.string()),
  }),
})

export const grantBeans = call({
  method: 'POST',
  path: '/console/wallet/grants',
  who: ['admin'],
  summary: 'Give free beans to people of my school named by their numbers, with a reason; all or nothing.',
  body: z.object({
    numbers: Numbers,
    /** Whole fen for each. */
    amount: z.number().int().min(1, 'amount').max(100_000, 'amount'),
    reason: z.string().trim().min(2).max(100),
  }),
  output: z.object({ given: z.number().int() }),
  refusals: ['user_unknown', 'own_request'],
  idempotency: 'required',
})

export const ledgerOverview = call({
  method: 'GET',
  path: '/console/wallet/ledger',
  who: ['admin', 'auditor'],
  summary:
    'The ledger of my school: the sum of each kind of account (zero in total), and how far the chain of entries is sealed and verified.',
  output: z.object({
    accounts: z.array(z.object({ kind: z.string(), balance: z.number().int() })),
    transfers: z.number().int(),
    sealed: z.number().int(),
    isSound: z.boolean(),
    days: z.array(z.object({ day: z.iso.date(), income: z.number().int(), refunds: z.number().int() })),
  }),
})
