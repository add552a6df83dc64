/** Words people build passwords of, here: English classics, pinyin, names, places, school words, brands. */
const words = new Set(
  `password passwd passcode pass admin administrator root user guest test testing demo login welcome letmein changeme default secret master
  iloveyou ilove loveyou lovely love sweet honey baby angel princess prince sunshine shadow dragon monkey tiger lion panda eagle phoenix
  football basketball baseball soccer hockey superman batman spiderman naruto pokemon pikachu doraemon hello hellokitty kitty michael jordan
  jessica jennifer ashley charlie daniel thomas andrew robert william jack tom jerry lucy lily mary david peter kevin jason alex freedom
  whatever trustno ninja mustang ferrari porsche mercedes toyota flower summer winter spring autumn monday friday sunday january december
  computer internet server windows linux android iphone apple huawei xiaomi samsung google baidu tencent alibaba taobao alipay weixin wechat
  qqmima abc abcd abcde abcdef aaa asd asdf qwe qwer qwert qwerty zxc zxcv zxcvbn qaz wsx edc
  campus school student teacher university college class xuesheng laoshi daxue xuexiao xiaoyuan banji tongxue jiaoshi xueyuan shifandaxue
  woaini woaiwo woaiwojia woaizhongguo woaixuexi aini ainiyiwannian wobuaini woxihuanni nihao nihaoma wohao haoren zhongguo zhonghua china
  beijing shanghai guangzhou shenzhen tianjin chongqing nanjing hangzhou wuhan chengdu xian suzhou taiwan taipei hongkong xianggang aomen
  mima wodemima mimashi woshishui woshi wode woaita laopo laogong baobei baobao qinaide xiaobao xiaoming xiaohong xiaoqiang meimei gege
  jiejie didi mama baba laoma laoba mamababa yeye nainai zhang zhangwei zhangmin zhangjie zhangli wang wangwei wangfang wangjun wanglei
  liwei lina lijun liming liqiang lihua liu liuwei liuyang liujie chen chenwei chenjie chenchen yang yangyang yangfan zhao zhaowei huang
  zhou zhoujie wu xuwei sunwei sun zhu guo gao luo lin linlin liang song tang deng han feng zeng peng xiao tian dong pan yuan cai
  fuck fuckyou fuckme shit caonima nimabi hahaha hehe haha xixi lalala nana gongxi facai gongxifacai jiayou shengri kuaile shengrikuaile
  xinnian kuaile wansui zhongguowansui dashabi niubi wangzhe yuanshen wangzherongyao lianmeng counterstrike minecraft`.split(/\s+/),
)

/** Runs of keys and letters; any piece of three or more, either way, is no secret. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qweasdzxc',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '!@#$%^&*()',
  '147258369',
  '159753',
]
const runs = rows.flatMap((row) => [row, row.split('').toReversed().join('')])

/** Numbers that mean something to everybody, and those the fingers make. */
const numbers = new Set(
  '520 521 1314 5201314 5211314 1314520 1314521 168 110 120 119 007 404 9527 666888 888666 112233 123123 123321 1234321 159357'.split(' '),
)

/** What is put after a word, or before it, when a form asks for a digit. */
const isTail = (tail: string) => {
  const bare = tail.replaceAll(/[^\p{L}\d]/gu, '')
  return (
    bare.length <= 2 || /^(\d)\1*$/.test(bare) || /^(19|20)\d\d$/.test(bare) || numbers.has(bare) || runs.some((run) => run.includes(bare))
  )
}

const isMadeOfRuns = (text: string): boolean => {
  let rest = text
  while (rest !== '') {
    const left = rest
    const same = left.match(/^(.)\1{2,}/)?.[0] ?? ''
    const lengths = Array.from({ length: left.length }, (_, index) => left.length - index)
    const run = lengths.find((length) => length >= 3 && runs.some((row) => row.includes(left.slice(0, length)))) ?? 0
    const taken = Math.max(run, same.length)
    if (taken === 0) return false
    rest = left.slice(taken)
  }
  return true
}

const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
const unleet = (text: string) => text.replaceAll(/[013457@$!]/g, (mark) => leet[mark] ?? mark)

const isWordWithTail = (text: string) => {
  const [, before = '', word = '', after = ''] = text.match(/^([^\p{L}]*)(.*?)([^\p{L}]*)$/u) ?? []
  const isKnown = words.has(word) || words.has(unleet(word)) || isDoubled(word) || isMadeOfRuns(word)
  return word !== '' && isKnown && isTail(before) && isTail(after)
}

const isDoubled = (word: string) => {
  const half = word.slice(0, word.length / 2)
  return word === half + half && words.has(half)
}

/** Passwords that attackers try first, recognised by how they are made rather than listed one by one. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase()
  return /^(.{1,4})\1+$/u.test(text) || isMadeOfRuns(text) || isWordWithTail(text) || words.has(unleet(text))
}
