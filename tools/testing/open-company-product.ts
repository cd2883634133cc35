import { openConnection } from '#server/database/connection.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';
import { userIdentities } from '#server/database/schema.ts';
import { webFolder } from '#tools/web/build-web.ts';
import { openCompany, type CompanyAccounts } from './company.ts';
import { spawnApp } from './spawn-app.ts';

/** Another process of a running product, on its data, whose sales users log in by a company's provider. */
export type CompanyProduct = { address: string; issuer: string; close(): Promise<void> };

/** Starts it for a product by its `DATA_DIR`. Once it is closed, no user of the product is linked. */
export async function openCompanyProduct(dataDir: string, accounts: CompanyAccounts): Promise<CompanyProduct> {
  const { url } = await joinEmbeddedDatabase(dataDir);
  const company = await openCompany(accounts);
  const app = await spawnApp(url, {
    WEB_FOLDER: webFolder,
    DATA_DIR: dataDir,
    COMPANY: JSON.stringify(company.options),
  });
  company.leadBackTo(app.address);
  return {
    address: app.address,
    issuer: company.issuer,
    async close() {
      await app.kill();
      await company.close();
      const { db, close } = openConnection(url, 1);
      await db.delete(userIdentities);
      await close();
    },
  };
}
