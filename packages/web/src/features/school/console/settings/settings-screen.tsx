import { consolePaths } from '@campus/contract/paths/console.ts'
import { changeSchoolSettings, EditableSettings, schoolSettings } from '@campus/contract/school/console/settings.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useAskBeforeLeaving } from '../../../../form/use-ask-before-leaving.ts'
import { useForm } from '../../../../form/use-form.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import '../../../../console/look/console-look.css'
import { AttendanceSection } from './attendance-section.tsx'
import { changedSettings, type SettingName } from './changed-settings.ts'
import { EmergencySection } from './emergency-section.tsx'
import { OfficeSection } from './office-section.tsx'
import { HelpDeskSection, LoginSection, RetentionSection, SchoolSection, type SettingsForm, WantedContext } from './sections.tsx'
import { SettingsFinder } from './settings-finder.tsx'
import './settings-screen.css'
import { LeaveSection, PrintSection, TradeSection } from './trade-section.tsx'
import { WatermarkSection } from './watermark-section.tsx'
import { settingsWords } from './words.ts'
import { WorkingHoursSection } from './working-hours-section.tsx'

const useNames = () => {
  const words = useWords(settingsWords)
  return (changed: Partial<EditableSettings>) => {
    const named: Partial<Record<SettingName, string>> = { hasHomeTab: words.tabs, isCaptchaAlwaysWanted: words.login }
    const names = (Object.keys(changed) as SettingName[]).map((name) => named[name] ?? words[name as Exclude<SettingName, 'hasHomeTab'>])
    return [...new Set(names)].join(words.comma)
  }
}

function SaveBar({ form, before }: { readonly form: SettingsForm; readonly before: EditableSettings }) {
  const words = useWords(settingsWords)
  const namesOf = useNames()
  const changed = changedSettings(before, useWatch({ control: form.control }) as Partial<EditableSettings>)
  const { isSubmitting } = useFormState({ control: form.control })
  const isChanged = Object.keys(changed).length > 0
  useAskBeforeLeaving(isChanged && !isSubmitting)
  if (!isChanged) return null
  return (
    <div className="save-bar">
      <p role="status">{words.changed(namesOf(changed))}</p>
      <div className="console-buttons">
        <Button
          onClick={() => {
            form.reset(before)
            form.forgetDraft()
          }}
        >
          {words.discard}
        </Button>
        <Button type="submit" color="primary" loading={isSubmitting} aria-busy={isSubmitting}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

function Settings({ settings, find }: { readonly settings: EditableSettings; readonly find: string }) {
  const words = useWords(settingsWords)
  const [wanted, setWanted] = useState(find)
  const place = useRef<HTMLDivElement>(null)
  const namesOf = useNames()
  const form = useForm(EditableSettings, settings, { keep: 'console-settings' })
  const { act } = useAction(changeSchoolSettings, { changes: [schoolSettings], quiet: true })
  const { errors } = useFormState({ control: form.control })
  // A mistake in a section that is not shown would keep everything from being saved.
  const shown = Object.keys(errors).length > 0 ? '' : wanted.trim()
  return (
    <>
      <SettingsFinder wanted={wanted} onChange={setWanted} place={place} />
      <Form
        form={form}
        label={words.lead}
        onSubmit={async (now) => {
          const changed = changedSettings(settings, now)
          form.reset(await act(changed))
          toast(words.saved(namesOf(changed)), 'success')
        }}
      >
        <WantedContext value={shown}>
          <div ref={place} className="settings-sections">
            <div className="settings-columns">
              <div className="console-column">
                <LoginSection form={form} />
                <HelpDeskSection form={form} />
                <RetentionSection form={form} />
                <WorkingHoursSection form={form} />
                <LeaveSection form={form} />
              </div>
              <div className="console-column">
                <WatermarkSection form={form} />
                <SchoolSection form={form} />
                <TradeSection form={form} />
                <PrintSection form={form} />
                <AttendanceSection form={form} />
                <OfficeSection form={form} />
              </div>
            </div>
            <EmergencySection form={form} />
            <div className="settings-none">
              <NoneLikeThat t={words.noneLikeThat} onShowAll={() => setWanted('')} />
            </div>
          </div>
        </WantedContext>
        <SaveBar form={form} before={settings} />
      </Form>
    </>
  )
}

export default function SettingsScreen() {
  const words = useWords(settingsWords)
  const read = useRead(schoolSettings, {})
  const { find = '' } = useQueryOf(consolePaths.settings)
  return (
    <ConsoleFrame screen={consolePaths.settings} lead={words.lead}>
      <QueryView read={read}>{(settings) => <Settings key={find} settings={settings} find={find} />}</QueryView>
    </ConsoleFrame>
  )
}
