import type { LoginWay } from '@campus/contract/account/login.ts'
import type { Language, Phrase } from '@campus/contract/language.ts'
import { type UserType, userTypeNames } from '@campus/contract/roles.ts'
import { codeWords } from '@campus/web/domain/codes/words.ts'
import { consentFieldWords } from '@campus/web/domain/consent/consent-field-words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { schoolWords } from '@campus/web/features/account/school/words.ts'
import type { Page } from '@playwright/test'
import type { Person } from './person.ts'
import { reading } from './reading.ts'

const wayNames: Record<LoginWay, Phrase> = { password: loginWords.byPassword, phone: loginWords.byPhone, email: loginWords.byEmail }

/** The login page, by the names that people read there. */
export const atLogin = (page: Page, language: Language) => {
  const { t, choose } = reading(page, language)
  const form = page.getByRole('form', { name: t(loginWords.title) })
  const field = (label: Phrase) => form.getByLabel(t(label), { exact: true })
  const account = field(loginWords.account)
  const password = field(loginWords.password)
  const consent = form.getByRole('checkbox', { name: t(consentFieldWords.agreeTo) })
  const chooseType = (userType: UserType) => choose(schoolWords.iAm, userTypeNames[userType])
  const submit = () => form.getByRole('button', { name: t(loginWords.logIn), exact: true }).click()
  return {
    form,
    account,
    password,
    phone: field(loginWords.phone),
    email: field(loginWords.email),
    code: field(codeWords.code),
    consent,
    remember: form.getByRole('checkbox', { name: t(loginWords.remember) }),
    chooseType,
    chooseWay: (way: LoginWay) => choose(loginWords.way, wayNames[way]),
    submit,
    sendCode: () => form.getByRole('button', { name: t(codeWords.get) }).click(),
    logInByPassword: async (person: Person, typed = person.password ?? '') => {
      await chooseType(person.userType)
      await account.fill(person.number)
      await password.fill(typed)
      await consent.check()
      await submit()
    },
  }
}
