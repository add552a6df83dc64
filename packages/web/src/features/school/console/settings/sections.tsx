import { type LoginWay, loginWays } from '@campus/contract/account/login.ts'
import { OutsideProvider, type OutsideProvider as Provider } from '@campus/contract/account/outside-provider.ts'
import { userTypeNames, userTypes } from '@campus/contract/roles.ts'
import { directoryReaches, type EditableSettings } from '@campus/contract/school/console/settings.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { PickerField } from '@campus/ui/form/picker-field.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react'
import { ChecksField } from '../../../../console/fields/checks-field.tsx'
import { LinesField } from '../../../../console/fields/lines-field.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import '../../../../console/look/console-look.css'
import { settingsWords } from './words.ts'

export type SettingsForm = FormOf<EditableSettings, EditableSettings>

interface SectionProps {
  readonly form: SettingsForm
}

/** The words that the settings are narrowed to. */
export const WantedContext = createContext('')

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  const wanted = useContext(WantedContext)
  const place = useRef<HTMLElement>(null)
  const [isHidden, setIsHidden] = useState(false)
  // What a section says stands on the page: nobody has to list it a second time.
  useLayoutEffect(() => {
    setIsHidden(!(place.current?.textContent ?? '').toLowerCase().includes(wanted.toLowerCase()))
  }, [wanted])
  return (
    <section ref={place} className="console-card" aria-labelledby={id} hidden={isHidden}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function LoginSection({ form }: SectionProps) {
  const words = useWords(settingsWords)
  const say = useSay()
  const named = <Name extends LoginWay | Provider>(values: readonly Name[]) => values.map((value) => ({ value, label: words[value] }))
  return (
    <Section title={words.login}>
      <ChecksField form={form} name="loginWays" label={words.loginWays} options={named(loginWays)} />
      <ChecksField form={form} name="outsideLogins" label={words.outsideLogins} options={named(OutsideProvider.options)} />
      <ChecksField
        form={form}
        name="userTypes"
        label={words.userTypes}
        options={userTypes.map((value) => ({ value, label: say(userTypeNames[value]) }))}
      />
      <ChecksField
        form={form}
        name="registrationFor"
        label={words.registrationFor}
        options={userTypes.map((value) => ({ value, label: say(userTypeNames[value]) }))}
      />
      <CheckboxField form={form} name="isCaptchaAlwaysWanted" label={words.isCaptchaAlwaysWanted} />
      <NumberField form={form} name="passwordMost" label={words.passwordMost} hint={words.passwordHint} min={16} max={64} />
    </Section>
  )
}

const timeZones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))

export function SchoolSection({ form }: SectionProps) {
  const words = useWords(settingsWords)
  return (
    <>
      <Section title={words.tabs}>
        <CheckboxField form={form} name="hasHomeTab" label={words.hasHomeTab} />
      </Section>
      <Section title={words.book}>
        <SelectField
          form={form}
          name="bookForStudents"
          label={words.bookForStudents}
          hint={words.directoryHint}
          options={directoryReaches.map((value) => ({ value, label: words[value] }))}
        />
      </Section>
      <Section title={words.timeZone}>
        <PickerField form={form} name="timeZone" label={words.timeZone} options={timeZones} />
      </Section>
      <Section title={words.workingDays}>
        <p className="console-note">{words.workingDaysHint}</p>
        <div className="console-side-by-side">
          {(['holidays', 'makeUpDays'] as const).map((name) => (
            <LinesField key={name} form={form} name={name} label={words[name]} hint={words.daysHint} optional />
          ))}
        </div>
      </Section>
      <Section title={words.webHosts}>
        <LinesField form={form} name="webHosts" label={words.webHosts} hint={words.webHostsHint} optional />
      </Section>
    </>
  )
}

export function HelpDeskSection({ form }: SectionProps) {
  const words = useWords(settingsWords)
  return (
    <Section title={words.helpDesk}>
      <div className="console-side-by-side">
        <TextField form={form} name="helpDesk.phone" label={words.deskPhone} optional type="tel" />
        <TextField form={form} name="helpDesk.email" label={words.deskEmail} optional type="email" />
      </div>
      <TripleField form={form} label={words.deskPlace} names={['helpDesk.place', 'helpDesk.placeEn', 'helpDesk.placeTw']} optional />
      <TripleField form={form} label={words.deskHours} names={['helpDesk.hours', 'helpDesk.hoursEn', 'helpDesk.hoursTw']} optional />
    </Section>
  )
}

export function RetentionSection({ form }: SectionProps) {
  const words = useWords(settingsWords)
  return (
    <Section title={words.retention}>
      <p className="console-note">{words.retentionHint}</p>
      <div className="console-side-by-side">
        {(['messages', 'loginLog', 'profileViews', 'approvals'] as const).map((name) => (
          <NumberField key={name} form={form} name={`retention.${name}`} label={words[name]} min={30} max={3650} />
        ))}
      </div>
    </Section>
  )
}
