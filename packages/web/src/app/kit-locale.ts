import type { Language } from '@campus/contract/language.ts'
import { type ConfigProviderProps, setDefaultConfig } from 'antd-mobile'
import { useEffect, useState } from 'react'
import { useLanguage } from '../words/language-store.ts'

type KitLocale = NonNullable<ConfigProviderProps['locale']>

/** The kit's own types speak of CommonJS; what the bundler gives is the module itself. */
const localeIn = (module: unknown) => (module as { readonly default: KitLocale }).default

const localeFiles: Record<Language, () => Promise<unknown>> = {
  zh_CN: () => import('antd-mobile/es/locales/zh-CN.js'),
  en_US: () => import('antd-mobile/es/locales/en-US.js'),
  zh_TW: () => import('antd-mobile/es/locales/zh-TW.js'),
}

/** The texts inside the kit's parts, loaded with the language; dialogs opened outside the tree get them too. */
export const useKitLocale = (): KitLocale | undefined => {
  const language = useLanguage()
  const [locale, setLocale] = useState<KitLocale>()
  useEffect(() => {
    let isCurrent = true
    const take = async () => {
      const loaded = localeIn(await localeFiles[language]())
      if (!isCurrent) return
      setDefaultConfig({ locale: loaded })
      setLocale(loaded)
    }
    // Without network the kit keeps the language it has; our own texts have changed already.
    take().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [language])
  return locale
}
