import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'

/** Plain signs of our own, so that nobody takes the page for one of the services. */
const drawings: Record<OutsideProvider, string> = {
  wechat:
    'M10 4c-4.4 0-8 2.8-8 6.3 0 2 1.1 3.7 2.9 4.8L4 18l3.3-1.6c.9.2 1.8.3 2.7.3M14.5 10c-4 0-7 2.4-7 5.3s3 5.3 7 5.3c.8 0 1.6-.1 2.3-.3l2.9 1.4-.7-2.4c1.5-1 2.5-2.4 2.5-4 0-2.9-3-5.3-7-5.300zM7.5 9h.01M12.5 9h.01M12.5 14.500h.01M16.5 14.500h.01',
  wecom:
    'M11 4C6 4 2 7.2 2 11.200c0 2.3 1.3 4.3 3.4 5.600L4.6 20l3.6-1.900c.9.2 1.8.3 2.8.3 5 0 9-3.2 9-7.200S16 4 11 4zM7 11.200h8M17 18l4 3',
  dingtalk: 'M3 3c5 3 11 5 17 6l-3 5h3l-8 8 2-6h-3c-4-3-7-8-8-13z',
  cas: 'M12 2 20 5v6c0 5.5-3.4 9-8 11-4.6-2-8-5.5-8-11V5zM8 12l3 3 5-6',
  oidc: 'M4 5h16v14H4zM9 13a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM5.5 17c.6-2 1.9-3 3.5-3s2.9 1 3.5 3M15 10h3M15 14h3',
}

export function ProviderIcon({ provider }: { readonly provider: OutsideProvider }) {
  return (
    <svg
      className="provider-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d={drawings[provider]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
