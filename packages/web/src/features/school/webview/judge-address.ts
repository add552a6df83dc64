type Judgement = { readonly is: 'allowed'; readonly url: URL } | { readonly is: 'outside'; readonly url: URL } | { readonly is: 'wrong' }

const covers = (rule: string, host: string) => (rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule)

/** Only web pages of hosts the school lists may stand inside the app; `*.school.edu.cn` covers what lies under it. */
export const judgeAddress = (address: string | undefined, hosts: readonly string[]): Judgement => {
  const url = URL.parse(address ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return { is: 'wrong' }
  // A name before the @ looks like the host to a hasty reader.
  if (url.username || url.password) return { is: 'wrong' }
  return { is: hosts.some((rule) => covers(rule, url.host)) ? 'allowed' : 'outside', url }
}
