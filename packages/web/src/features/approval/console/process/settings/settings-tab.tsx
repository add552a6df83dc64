import type { ProcessSettings } from '@campus/contract/approval/settings.ts'
import { UserType, userTypeNames } from '@campus/contract/roles.ts'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '../../../../../console/look/console-look.css'
import { SelectInput } from '../../inputs/select-input.tsx'
import { TextInput } from '../../inputs/text-input.tsx'
import type { Change } from '../design/use-design.ts'
import { sameSkipNames, settingsWords } from './words.ts'

interface SettingsTabProps {
  readonly settings: ProcessSettings
  readonly onChange: Change<ProcessSettings>
}

type SwitchName = 'enableCancel' | 'undo' | 'sign' | 'batch' | 'recallSkip' | 'reExecute' | 'managersSee'
const sameSkips = ['NONE', 'FIRST', 'NEXT'] as const

/** What holds for the process as a whole. */
export function SettingsTab({ settings, onChange }: SettingsTabProps) {
  const words = useWords(settingsWords)
  const say = useSay()
  const set = (part: Partial<ProcessSettings>, name?: string) => onChange({ ...settings, ...part }, name)
  const turn = (name: SwitchName) => <Switch label={words[name]} isOn={settings[name]} onTurn={(isOn) => set({ [name]: isOn })} />
  const { notify } = settings
  return (
    <div className="console-columns">
      <div className="console-column">
        <section className="console-card">
          <h2>{words.starting}</h2>
          <Choices
            label={words.starters}
            hint={words.startersHint}
            options={UserType.options.map((type) => [type, say(userTypeNames[type])])}
            chosen={settings.starters}
            onChange={(chosen) => set({ starters: UserType.options.filter((type) => chosen.includes(type)) })}
          />
          {turn('enableCancel')}
          {turn('undo')}
        </section>
        <section className="console-card">
          <h2>{words.deciding}</h2>
          <SelectInput
            label={words.sameSkip}
            value={settings.sameSkip}
            options={sameSkips.map((value) => [value, say(sameSkipNames[value])])}
            onChoose={(sameSkip) => set({ sameSkip })}
          />
          {settings.sameSkip !== 'NONE' && turn('recallSkip')}
          {turn('reExecute')}
          {turn('sign')}
          {turn('batch')}
        </section>
      </div>
      <div className="console-column">
        <section className="console-card">
          <h2>{words.notices}</h2>
          <TextInput
            label={words.title}
            hint={words.titleHint}
            optional
            max={200}
            value={notify.title}
            onChange={(title) => set({ notify: { ...notify, title } }, 'title of notices')}
          />
        </section>
        <section className="console-card">
          <h2>{words.reading}</h2>
          {turn('managersSee')}
        </section>
      </div>
    </div>
  )
}
