import { openConnection } from '#server/database/connection.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';
import { userIdentities } from '#server/database/schema.ts';
import { webFolder } from '#tools/web/build-web.ts';
import { openCompany, type CompanyAccounts } from './company.ts';
import { spawnApp } from './spawn-app.ts';

/**
 * Another server process of a running product, on the same data, whose sales users log in with a company's provider.
 */
type CompanyProduct = { address: string; issuer: string; close(): Promise<void> };

/** Starts such a process on the `DATA_DIR` of a product. Closing it unlinks all users of the product. */
export async function openCompanyProduct(dataDir: string, accounts: CompanyAccounts): Promise<CompanyProduct> {
  const { url } = await joinEmbeddedDatabase(dataDir);
  const company = await openCompany(accounts);
  const app = await spawnApp(url, {
    WEB_FOLDER: webFolder,
    DATA_DIR: dataDir,
    COMPANY: JSON.stringify(company.options),
  });
  company.setReturnAddress(app.address);
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
