import S3rver from '@20minutes/s3rver';

/** A server process that speaks S3, with the bucket `media`. Its environment has `FOLDER` and `PORT`. */
const { FOLDER: directory = '', PORT: port = '0' } = process.env;
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  directory,
  silent: true,
  configureBuckets: [{ name: 'media' }],
});
// The server computes the signature of a request to the bucket itself as if its path did not end in a slash, unlike
// real services.
server.middleware.unshift((context, next) => {
  if (context.path === '/media/')
    context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } }) as object;
  return next();
});
const bound = await server.run();
process.stdout.write(`listening on http://127.0.0.1:${bound.port}\n`);
// Standard input closes when the parent process ends; then this process must end too.
process.stdin.resume().once('end', () => process.exit(1));
