import { leaveKindNames, leaveKinds } from '@campus/contract/leave/leave-requests.ts'
import { providerNames, providers } from '@campus/contract/payment/pay-ways.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { PriceField } from '@campus/ui/form/price-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { ChecksField } from '../../../../console/fields/checks-field.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import '../../../../console/look/console-look.css'
import { Section, type SettingsForm } from './sections.tsx'
import { settingsWords } from './words.ts'

/** How long files and prints are kept, and whether people offer files to others. */
export function PrintSection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  return (
    <Section title={words.printing}>
      <div className="console-side-by-side">
        <NumberField form={form} name="printFileDays" label={words.printFileDays} hint={words.printFileDaysHint} min={1} max={90} />
        <NumberField form={form} name="printDays" label={words.printDays} hint={words.printDaysHint} min={1} max={90} />
      </div>
      <CheckboxField form={form} name="hasLibraryUploads" label={words.hasLibraryUploads} />
    </Section>
  )
}

export function LeaveSection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  const say = useSay()
  return (
    <Section title={words.leave}>
      <ChecksField
        form={form}
        name="leavePictures"
        label={words.leavePictures}
        options={leaveKinds.map((value) => ({ value, label: say(leaveKindNames[value]) }))}
      />
    </Section>
  )
}

/** Paying, and how long people and orders wait. */
export function TradeSection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  const say = useSay()
  return (
    <Section title={words.trade}>
      <ChecksField
        form={form}
        name="payProviders"
        label={words.payProviders}
        options={providers.map((value) => ({ value, label: say(providerNames[value]) }))}
      />
      <p className="console-note">{words.payProvidersHint}</p>
      <CheckboxField form={form} name="hasWithdrawals" label={words.hasWithdrawals} />
      <div className="console-side-by-side">
        <NumberField form={form} name="approvalDays" label={words.approvalDays} min={1} max={30} />
        <NumberField form={form} name="payMinutes" label={words.payMinutes} min={5} max={1440} />
        <NumberField form={form} name="payDaysAfterApproval" label={words.payDaysAfterApproval} min={1} max={60} />
      </div>
      <PriceField form={form} name="fourEyesAbove" label={words.fourEyesAbove} hint={words.fourEyesHint} />
    </Section>
  )
}
