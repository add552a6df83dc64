/** Enough to recognise one's own number, not enough to learn somebody else's. */
export const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d{4}(\d+)$/, '$1****$2')

export const maskEmail = (email: string) => email.replace(/^(.).*?(@.+)$/, '$1***$2')

export const maskAccount = (account: string) =>
  account.length <= 4 ? `${account.slice(0, 1)}***` : `${account.slice(0, 2)}***${account.slice(-2)}`

export const maskIdCard = (idCard: string) =>
  idCard.replace(/^(.{3}).+(.{4})$/, (_all, head: string, tail: string) => `${head}***********${tail}`)

export const maskName = (name: string) => {
  const [first = '', ...rest] = name
  return first + '*'.repeat(Math.max(1, rest.length))
}
