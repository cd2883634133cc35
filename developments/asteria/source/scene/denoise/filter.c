/* Feature-guided non-local means on radiance divided by albedo.
 *
 * colour    height * width * 3, the values to average
 * signal    height * width * 3, the values by which patches are compared (a logarithm of colour)
 * features  height * width * 7, albedo (3), normal (3), logarithm of depth, already weighted
 * out       height * width * 3
 * reach     search radius in pixels; patch: patch radius in pixels
 * colour_weight, feature_weight: how fast the weight of a neighbour drops with its difference
 */
#include <math.h>
#include <stddef.h>

enum { FEATURES = 7 };
static const float FARTHEST = 8.f; /* e^-8 is negligible */

static float feature_distance(const float *a, const float *b) {
  float sum = 0;
  for (int k = 0; k < FEATURES; k++) {
    float d = a[k] - b[k];
    sum += d * d;
  }
  return sum;
}

static float patch_distance(const float *signal, int w, int h, int x, int y, int u, int v, int patch) {
  float sum = 0;
  int count = 0;
  for (int dy = -patch; dy <= patch; dy++) {
    if (y + dy < 0 || v + dy < 0 || y + dy >= h || v + dy >= h) continue;
    for (int dx = -patch; dx <= patch; dx++) {
      if (x + dx < 0 || u + dx < 0 || x + dx >= w || u + dx >= w) continue;
      const float *p = signal + ((size_t)(y + dy) * w + x + dx) * 3;
      const float *q = signal + ((size_t)(v + dy) * w + u + dx) * 3;
      float r = p[0] - q[0], g = p[1] - q[1], b = p[2] - q[2];
      sum += r * r + g * g + b * b;
      count++;
    }
  }
  return sum / count;
}

void denoise(const float *colour, const float *signal, const float *features, float *out, int w, int h, int reach,
             int patch, float colour_weight, float feature_weight) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++) {
    for (int x = 0; x < w; x++) {
      size_t i = (size_t)y * w + x;
      float red = 0, green = 0, blue = 0, total = 0;
      for (int v = y - reach; v <= y + reach; v++) {
        if (v < 0 || v >= h) continue;
        for (int u = x - reach; u <= x + reach; u++) {
          if (u < 0 || u >= w) continue;
          size_t j = (size_t)v * w + u;
          float far = feature_distance(features + i * FEATURES, features + j * FEATURES) * feature_weight;
          if (far > FARTHEST) continue;
          float unlike = patch_distance(signal, w, h, x, y, u, v, patch) * colour_weight;
          if (unlike > FARTHEST) continue;
          float weight = expf(-far - unlike);
          red += weight * colour[j * 3];
          green += weight * colour[j * 3 + 1];
          blue += weight * colour[j * 3 + 2];
          total += weight;
        }
      }
      out[i * 3] = red / total;
      out[i * 3 + 1] = green / total;
      out[i * 3 + 2] = blue / total;
    }
  }
}
