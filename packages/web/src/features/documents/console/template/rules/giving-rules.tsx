import { ChargeMode, chargeNames, DocumentWay, LimitPeriod, periodNames, wayNames } from '@campus/contract/documents/template-choices.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { PriceField } from '@campus/ui/form/price-field.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useWatch } from 'react-hook-form'
import { ChecksField } from '../../../../../console/fields/checks-field.tsx'
import { NumberField } from '../../../../../console/fields/number-field.tsx'
import { BlankNumberField } from './blank-number-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { type RulePartProps, RuleSection } from './rule-section.tsx'
import { ruleNames, rulesWords } from './words.ts'

/** In which ways it is given, and what it costs. */
export function Giving({ form }: RulePartProps) {
  const words = useWords(rulesWords)
  const say = useSay()
  const charge = useWatch({ control: form.control, name: 'rules.charge' })
  return (
    <RuleSection title={words.giving}>
      <ChecksField
        form={form}
        name="rules.ways"
        label={say(ruleNames.ways)}
        options={DocumentWay.options.map((value) => ({ value, label: say(wayNames[value]) }))}
      />
      <CheckboxField form={form} name="rules.needsApproval" label={words.needsApproval} />
      <ChoiceField
        form={form}
        name="rules.charge"
        label={say(ruleNames.charge)}
        options={ChargeMode.options.map((mode) => [mode, say(chargeNames[mode])] as const)}
      />
      {charge !== 'none' && (
        <div className="console-side-by-side">
          <PriceField form={form} name="rules.price" label={say(ruleNames.price)} />
          <NumberField form={form} name="rules.freeCopies" label={say(ruleNames.freeCopies)} min={0} max={1000} />
          <SelectField
            form={form}
            name="rules.freePeriod"
            label={say(ruleNames.freePeriod)}
            options={LimitPeriod.options.map((period) => ({ value: period, label: say(periodNames[period]) }))}
          />
        </div>
      )}
    </RuleSection>
  )
}

/** One number for each period; the groups are told apart by their names. */
function LimitFields({ form, rule }: RulePartProps & { readonly rule: 'limits' | 'copyLimits' }) {
  const say = useSay()
  return (
    <fieldset className="limit-group">
      <legend>{say(ruleNames[rule])}</legend>
      <div className="limit-fields">
        {LimitPeriod.options.map((period) => (
          <BlankNumberField
            key={period}
            form={form}
            name={`rules.${rule}.${period}`}
            label={say(periodNames[period])}
            min={1}
            max={10_000}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** How often one may have it, how many copies, and for how long it holds. */
export function LimitsAndValidity({ form }: RulePartProps) {
  const words = useWords(rulesWords)
  const say = useSay()
  return (
    <RuleSection title={words.limits} note={words.limitsHint}>
      <LimitFields form={form} rule="limits" />
      <LimitFields form={form} rule="copyLimits" />
      <div className="limit-fields">
        <BlankNumberField
          form={form}
          name="rules.validityDays"
          label={say(ruleNames.validityDays)}
          hint={words.validityHint}
          min={1}
          max={36_500}
        />
      </div>
    </RuleSection>
  )
}
