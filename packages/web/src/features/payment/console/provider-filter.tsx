import { providerNames, providers } from '@campus/contract/payment/pay-ways.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { paymentsWords } from './words.ts'

interface ProviderFilterProps {
  /** The list whose address holds the provider. */
  readonly of: {
    readonly query: { readonly provider?: string }
    readonly filter: (part: { readonly provider: string | undefined }) => void
  }
}

export function ProviderFilter({ of: { query, filter } }: ProviderFilterProps) {
  const words = useWords(paymentsWords)
  const say = useSay()
  return (
    <SelectBox
      label={words.provider}
      all={words.allProviders}
      value={query.provider ?? ''}
      options={providers.map((value) => ({ value, label: say(providerNames[value]) }))}
      onChoose={(provider) => filter({ provider: provider || undefined })}
    />
  )
}
