import { findChromium, quietFlags } from './browser/chromium.ts'
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { logInToDemo } from '@campus/server/testing/demo-login.ts'
const base='http://localhost:4396'
const role=process.argv[2]??'student', lang=process.argv[3]??'zh_CN', scheme=(process.argv[4]??'light') as 'light'|'dark', size=process.argv[5]??'phone', out=process.argv[6]??'/tmp/sheet.png'
const addresses=process.argv.slice(7)
const b=await findChromium()
const browser=await chromium.launch({executablePath:b.executablePath,env:{...process.env,...b.env} as any,args:quietFlags})
const vp=size==='phone'?{width:390,height:844}:{width:1440,height:900}
const ctx=await browser.newContext({viewport:vp,colorScheme:scheme})
const s=role==='none'?undefined:await logInToDemo('http://127.0.0.1:4396',role)
const page=await ctx.newPage()
await page.goto(base)
await page.evaluate(([s,lang])=>{ const kept=JSON.parse(localStorage.getItem('campus.session')??'{}'); localStorage.setItem('campus.session',JSON.stringify({...kept,locale:lang,language:lang,...(s?{token:(s as any).token,user:(s as any).user,school:(s as any).schoolId}:{})})) },[s,lang] as const)
console.log(await page.evaluate(()=>localStorage.getItem('campus.session')?.slice(0,300)))
const shots:string[]=[]
for (const a of addresses){ await page.goto('about:blank'); await page.goto(base+'/#'+a); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(Number(process.env['WAIT']??1500)); shots.push((await page.screenshot()).toString('base64')); const over=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0)console.log(a,'overflow',over) }
const sheet=await browser.newPage({viewport:{width:size==='phone'?1620:1460,height:800}})
const w=size==='phone'?390:720
await sheet.setContent(`<style>body{margin:0;background:#777;display:flex;flex-wrap:wrap;gap:8px}</style>${shots.map(x=>`<img width="${w}" src="data:image/png;base64,${x}">`).join('')}`)
await sheet.screenshot({path:out,fullPage:true})
await browser.close()
