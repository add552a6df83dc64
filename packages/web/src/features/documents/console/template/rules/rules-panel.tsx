import { dataSources, Standing as Status } from '@campus/contract/academics/records.ts'
import { HeadingRule } from '@campus/contract/documents/template-choices.ts'
import { TemplateField, templateFields } from '@campus/contract/documents/template-fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { userTypeNames, userTypes } from '@campus/contract/roles.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../../api/use-read.ts'
import { ChecksField } from '../../../../../console/fields/checks-field.tsx'
import { NumberField } from '../../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../../console/fields/triple-field.tsx'
import '../../../../../console/look/console-look.css'
import { ChoiceField } from './choice-field.tsx'
import { Giving, LimitsAndValidity } from './giving-rules.tsx'
import { type RulePartProps, RuleSection } from './rule-section.tsx'
import './rules-panel.css'
import { SealField } from './seal-field.tsx'
import { ruleNames, rulesWords } from './words.ts'

function Naming({ form }: RulePartProps) {
  const words = useWords(rulesWords)
  const say = useSay()
  const types = useRead(ownDictionary, { dictType: 'template_type' })
  return (
    <RuleSection title={words.naming}>
      <TripleField form={form} label={say(ruleNames.name)} names={['rules.name', 'rules.nameEn', 'rules.nameTw']} />
      <div className="console-side-by-side">
        <SelectField
          // A choice can be shown only once it is offered.
          key={types.data === undefined ? 'coming' : 'there'}
          form={form}
          name="rules.type"
          label={say(ruleNames.type)}
          {...(types.data?.length === 0 && { hint: words.noTypes })}
          options={types.data ?? []}
        />
        <TextField form={form} name="slug" label={words.slug} hint={words.slugHint} autoComplete="off" />
        <NumberField form={form} name="position" label={words.position} min={0} max={100_000} />
      </div>
      <div className="console-side-by-side">
        {(['description', 'descriptionEn', 'descriptionTw'] as const).map((name) => (
          <TextAreaField key={name} form={form} name={`rules.${name}`} label={say(ruleNames[name])} optional max={500} rows={4} />
        ))}
      </div>
    </RuleSection>
  )
}

function Audience({ form }: RulePartProps) {
  const words = useWords(rulesWords)
  const say = useSay()
  const language = useLanguage()
  const { data: sources = [] } = useRead(dataSources, {})
  return (
    <RuleSection title={words.audience}>
      <ChecksField
        form={form}
        name="rules.userTypes"
        label={say(ruleNames.userTypes)}
        options={userTypes.map((value) => ({ value, label: say(userTypeNames[value]) }))}
      />
      <ChecksField
        form={form}
        name="rules.standings"
        label={say(ruleNames.standings)}
        options={Status.options.map((value) => ({ value, label: words[value] }))}
      />
      <ChecksField
        form={form}
        name="rules.sources"
        label={say(ruleNames.sources)}
        hint={words.allSources}
        options={sources.map((source) => ({ value: source.code, label: nameIn(source, language) }))}
      />
    </RuleSection>
  )
}

function Wishes({ form }: RulePartProps) {
  const words = useWords(rulesWords)
  const say = useSay()
  return (
    <RuleSection title={words.wishes}>
      <ChoiceField
        form={form}
        name="rules.heading"
        label={say(ruleNames.heading)}
        options={HeadingRule.options.map((request) => [request, words[request]] as const)}
      />
      {(['wantsPhoto', 'wantsSignature', 'choosesYears', 'choosesCourses'] as const).map((name) => (
        <CheckboxField key={name} form={form} name={`rules.${name}`} label={words[name]} />
      ))}
    </RuleSection>
  )
}

interface RulesPanelProps extends RulePartProps {
  readonly seal: { readonly id: string | null; readonly address: string }
}

/** Everything of a certificate but its looks: who gets it, how often, for what, and what it may say. */
export function RulesPanel({ form, seal }: RulesPanelProps) {
  const words = useWords(rulesWords)
  const say = useSay()
  return (
    <div className="rules-panel">
      <Naming form={form} />
      <Audience form={form} />
      <Giving form={form} />
      <LimitsAndValidity form={form} />
      <Wishes form={form} />
      <RuleSection title={words.mayRead}>
        <ChecksField
          form={form}
          name="rules.fields"
          label={say(ruleNames.fields)}
          hint={words.fieldsHint}
          options={TemplateField.options.map((value) => ({ value, label: say(templateFields[value]) }))}
        />
      </RuleSection>
      <RuleSection title={words.seal} note={words.sealHint}>
        <SealField form={form} saved={seal} />
      </RuleSection>
    </div>
  )
}
