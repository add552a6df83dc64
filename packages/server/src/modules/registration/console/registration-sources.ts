import type { Phrase } from '@campus/contract/language.ts'
import { registrationMethodNames, registrationStateNames } from '@campus/contract/registration/states.ts'
import { namesOf } from '../../people/person/person.service.ts'
import { countedRows, type Source } from '../../statistics/sources.extension.ts'
import { caseLife } from '../cases/case-state.rules.ts'
import { registrationEvents, reviewEvents } from '../cases/counted-case.repository.ts'

/** Of those that are removed earlier, what is counted stays as long. */
const keptDays = caseLife.closedSeconds / 86_400

const unfinished: Phrase = ['未提交', 'Not submitted', '未提交']

/** Registrations by how they are checked, when they began and in their state of now, or that they were never handed in. */
export const registrationSource: Source = {
  name: ['注册', 'Registrations', '註冊'],
  events: registrationEvents,
  outcomes: { unfinished, ...registrationStateNames },
  subjects: { ...registrationMethodNames, none: ['尚未核验', 'Not checked yet', '尚未核驗'], unfinished },
  amount: null,
  isAboutPeople: true,
  rows: countedRows('registrations', ['manager', 'admin', 'auditor']),
  keptDays: () => keptDays,
}

export const reviewSource: Source = {
  name: ['注册审核', 'Registration reviews', '註冊審核'],
  events: reviewEvents,
  outcomes: registrationStateNames,
  subjects: async (ctx, schoolId, ids) =>
    new Map([...(await namesOf(ctx, schoolId, ids))].map(([id, { name }]) => [id, [name, name, name]])),
  amount: null,
  isAboutPeople: true,
  rows: countedRows('registration_reviews', ['manager', 'admin', 'auditor']),
  keptDays: () => keptDays,
}
